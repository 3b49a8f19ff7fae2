// On a small screen the page's bar may lie over what can be done now.

function isCovered(element: HTMLElement): boolean {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  return top > 0 && !element.contains(document.elementFromPoint(left + width / 2, bottom - 4));
}

// Brings it into sight; whoever reads further down isn't disturbed. How far the bar reaches is the element's
// `scroll-margin-block-end`.
export function uncover(element: HTMLElement | undefined): void {
  if (element && isCovered(element)) element.scrollIntoView({ block: 'nearest' });
}
