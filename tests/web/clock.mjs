// A clock that goes on when it is told to, in place of the browser's.
let time = 0;
let count = 0;
const timers = new Map();

globalThis.performance.now = () => time;
globalThis.setTimeout = (run, delay = 0) => {
  timers.set(++count, { run, due: time + delay });
  return count;
};
globalThis.clearTimeout = (id) => void timers.delete(id);

export const now = () => time;

export function pass(milliseconds) {
  const end = time + milliseconds;
  for (;;) {
    const [id, next] = [...timers].sort(([, one], [, other]) => one.due - other.due)[0] ?? [];
    if (!next || next.due > end) break;
    timers.delete(id);
    time = Math.max(time, next.due);
    next.run();
  }
  time = end;
}
