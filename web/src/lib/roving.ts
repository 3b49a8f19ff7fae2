// One tab stop for a group of controls; arrow keys go from one to the next.

const BACK = new Set(['ArrowLeft', 'ArrowUp']);
const ON = new Set(['ArrowRight', 'ArrowDown']);

const members = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-rove]')];

// Makes one member of the group the one that Tab reaches.
export function setCurrent(group: HTMLElement, current: HTMLElement | undefined): void {
  for (const member of members(group)) {
    const index = member === current ? 0 : -1;
    if (member.tabIndex !== index) member.tabIndex = index;
  }
}

// Focuses the member that Tab would reach, or the first one; says whether there is any.
export function focusIn(group: HTMLElement | null): boolean {
  const all = group ? members(group) : [];
  const member = all.find((each) => each.getAttribute('tabindex') === '0') ?? all[0];
  member?.focus();
  return member !== undefined;
}

export function roving(group: HTMLElement): { destroy: () => void } {
  // Members come and go with the position, and one of them always has to be reachable.
  const settle = (): void => {
    const known = members(group).find((member) => member.getAttribute('tabindex') === '0');
    setCurrent(group, known ?? members(group)[0]);
  };
  const onFocus = (event: FocusEvent): void => {
    const member = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
    if (member) setCurrent(group, member);
  };
  const onKey = (event: KeyboardEvent): void => {
    const all = members(group);
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    let next: HTMLElement | undefined;
    if (BACK.has(event.key)) next = all[(at - 1 + all.length) % all.length];
    else if (ON.has(event.key)) next = all[(at + 1) % all.length];
    else if (event.key === 'Home') next = all[0];
    else if (event.key === 'End') next = all.at(-1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', onFocus);
  group.addEventListener('keydown', onKey);
  settle();
  return {
    destroy(): void {
      watch.disconnect();
      group.removeEventListener('focusin', onFocus);
      group.removeEventListener('keydown', onKey);
    },
  };
}
