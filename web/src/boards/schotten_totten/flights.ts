// Cards and stones glide from where they were to where they are. Whatever flies has a name in `data-fly`.

const DURATION = 260; // milliseconds
const CROWD = 14; // when more than this changes at once, it is another position and nothing flies

export class Flights {
  private places = new Map<string, DOMRect>();

  // Before a change: remember where everything is.
  measure(root: HTMLElement): void {
    this.places.clear();
    for (const element of root.querySelectorAll<HTMLElement>('[data-fly]'))
      this.places.set(element.dataset.fly ?? '', element.getBoundingClientRect());
  }

  // After it: `origin` says where things come from that could not be seen before.
  start(root: HTMLElement, origin: (name: string, element: HTMLElement) => DOMRect | undefined): void {
    if (!this.places.size) return;
    const flights: [HTMLElement, DOMRect, DOMRect][] = [];
    for (const element of root.querySelectorAll<HTMLElement>('[data-fly]')) {
      const name = element.dataset.fly ?? '';
      for (const running of element.getAnimations()) if (running.id === 'flight') running.cancel();
      const from = this.places.get(name) ?? origin(name, element);
      const to = element.getBoundingClientRect();
      if (from && to.width && (Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2))
        flights.push([element, from, to]);
    }
    if (flights.length > CROWD) return;
    for (const [element, from, to] of flights) fly(element, from, to);
  }
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  element.animate(
    [
      { transform, transformOrigin: '0 0', zIndex: 20 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 20 },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', id: 'flight' },
  );
}
