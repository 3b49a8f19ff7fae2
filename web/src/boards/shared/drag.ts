// Picking something up with mouse, finger or pen. A short touch stays a tap.
import type { Point } from './flights';

const THRESHOLD = 7; // pixels

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
  let stage: 'pressed' | 'carried' | 'given up' = 'pressed';

  const onMove = (move: PointerEvent): void => {
    if (move.pointerId !== event.pointerId || stage === 'given up') return;
    const at = { x: move.clientX, y: move.clientY };
    if (stage === 'pressed') {
      if (Math.hypot(at.x - from.x, at.y - from.y) < THRESHOLD) return;
      stage = 'carried';
      handle.setPointerCapture(event.pointerId);
      carry.start(at);
    }
    carry.move(at);
  };
  const onUp = (up: PointerEvent): void => {
    if (up.pointerId !== event.pointerId) return;
    end();
    if (stage === 'pressed') return;
    swallowClick();
    if (stage === 'carried') carry.drop({ x: up.clientX, y: up.clientY });
  };
  const giveUp = (): void => {
    if (stage === 'carried') carry.cancel();
    stage = 'given up';
  };
  const onCancel = (cancel: PointerEvent): void => {
    if (cancel.pointerId !== event.pointerId) return;
    end();
    giveUp();
  };
  // The button is still down: its release is waited for, so that it isn't taken for a tap.
  const onKey = (key: KeyboardEvent): void => {
    if (key.key === 'Escape') giveUp();
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
