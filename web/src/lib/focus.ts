// The heading of the page takes the focus: for whoever listens, the page begins there.
export function focusTitle(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
