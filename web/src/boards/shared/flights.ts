// Things glide from where they were to where they are. Whatever flies has a name in `data-fly`.

const DURATION = 260; // milliseconds
const DETOUR = 220; // milliseconds more for each point on the way
const CROWD = 14; // when more than this changes at once, it is another position and nothing flies

export interface Point {
  x: number;
  y: number;
}

export interface Course {
  // Where things come from that could not be seen before.
  origin?: (name: string, element: HTMLElement) => DOMRect | undefined;
  // The points that they pass; a straight line if there are none.
  via?: (from: Point, to: Point, element: HTMLElement) => Point[];
}

interface Flight {
  element: HTMLElement;
  goal: Point; // within the root
  animation: Animation;
}

export class Flights {
  private places = new Map<string, DOMRect>(); // within the root: the page may be scrolled in between
  private running = new Map<string, Flight>();

  // Before a change: remember where everything is.
  measure(root: HTMLElement): void {
    this.places.clear();
    const { x, y } = root.getBoundingClientRect();
    for (const element of root.querySelectorAll<HTMLElement>('[data-fly]'))
      this.places.set(element.dataset.fly ?? '', shifted(element.getBoundingClientRect(), -x, -y));
  }

  // After it: everything sets out, and what is on its way to the same place flies on.
  start(root: HTMLElement, course: Course): void {
    if (!this.places.size) return;
    const { x, y } = root.getBoundingClientRect();
    const flights: [HTMLElement, DOMRect, DOMRect][] = [];
    for (const element of root.querySelectorAll<HTMLElement>('[data-fly]')) {
      const name = element.dataset.fly ?? '';
      const flight = this.running.get(name);
      const flying = flight?.element === element && flight.animation.playState === 'running';
      const time = flying ? flight.animation.currentTime : null;
      flight?.animation.cancel();
      const place = this.places.get(name);
      const from = place ? shifted(place, x, y) : course.origin?.(name, element);
      const to = element.getBoundingClientRect();
      if (flight && time !== null && isNear(flight.goal, shifted(to, -x, -y))) {
        flight.animation.play();
        flight.animation.currentTime = time;
      } else {
        this.running.delete(name);
        if (from && to.width && !isNear(from, to)) flights.push([element, from, to]);
      }
    }
    if (flights.length > CROWD) return;
    for (const [element, from, to] of flights) {
      const animation = fly(element, from, to, course.via);
      this.running.set(element.dataset.fly ?? '', { element, goal: shifted(to, -x, -y), animation });
    }
  }
}

const shifted = ({ x, y, width, height }: DOMRect, right: number, down: number): DOMRect =>
  new DOMRect(x + right, y + down, width, height);

const isNear = (one: Point, other: Point): boolean => Math.abs(one.x - other.x) <= 2 && Math.abs(one.y - other.y) <= 2;

const middle = (place: DOMRect): Point => ({ x: place.x + place.width / 2, y: place.y + place.height / 2 });

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, via: Course['via']): Animation {
  const end = middle(to);
  const points = [middle(from), ...(via?.(middle(from), end, element) ?? []), end];
  // Each leg takes as much of the time as of the way.
  const legs = points.map((point, index) => {
    const last = points[index - 1] ?? point;
    return Math.hypot(point.x - last.x, point.y - last.y);
  });
  const whole = legs.reduce((sum, leg) => sum + leg, 0) || 1;
  const size = Math.sqrt((from.width * from.height) / (to.width * to.height));
  let gone = 0;
  const frames = points.map((point, index) => {
    gone += legs[index] ?? 0;
    const scale = size + (1 - size) * (gone / whole);
    const transform = `translate(${point.x - end.x}px, ${point.y - end.y}px) scale(${scale})`;
    return { transform, zIndex: 20, offset: Math.min(gone / whole, 1) };
  });
  return element.animate(frames, {
    duration: DURATION + DETOUR * (points.length - 2),
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}
