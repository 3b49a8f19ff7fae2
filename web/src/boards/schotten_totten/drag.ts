// Picking a card up with mouse, finger or pen. A short touch stays a tap.

const THRESHOLD = 7; // pixels

export interface Point {
  x: number;
  y: number;
}

export interface Carry {
  start: (at: Point) => void;
  move: (at: Point) => void;
  drop: (at: Point) => void;
  cancel: () => void;
}

export function grab(event: PointerEvent, carry: Carry): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const handle = event.currentTarget as HTMLElement;
  const from: Point = { x: event.clientX, y: event.clientY };
  let carrying = false;

  const onMove = (move: PointerEvent): void => {
    if (move.pointerId !== event.pointerId) return;
    const at = { x: move.clientX, y: move.clientY };
    if (!carrying) {
      if (Math.hypot(at.x - from.x, at.y - from.y) < THRESHOLD) return;
      carrying = true;
      handle.setPointerCapture(event.pointerId);
      carry.start(at);
    }
    carry.move(at);
  };
  const onUp = (up: PointerEvent): void => {
    if (up.pointerId !== event.pointerId) return;
    end();
    if (!carrying) return;
    swallowClick();
    carry.drop({ x: up.clientX, y: up.clientY });
  };
  const onCancel = (): void => {
    end();
    if (carrying) carry.cancel();
  };
  const onKey = (key: KeyboardEvent): void => {
    if (key.key === 'Escape') onCancel();
  };
  const end = (): void => {
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onKey);
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onKey);
}

// The click that browsers send after a drag is no tap.
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
