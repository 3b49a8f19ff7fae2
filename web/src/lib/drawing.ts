// What stands on the page, as one SVG file that needs nothing else. Boards are HTML with drawings in it, so the file
// holds both as they are, with those styles and fonts that they use. It shows what the page shows now: what hangs on
// the window or on the device is settled.

const PLACES: Record<string, string> = { html: ':root', body: 'foreignObject > *' }; // what stands for them in the file
const LENGTH = /(\d*\.?\d+)[dls]?v([hw])\b/g; // parts of the window
const PART = /::[\w-]+/g; // ::before and such, which can't be asked for
const VALUES = /:root \{ (?:--[\w-]+: [^;]*; )+\}/g; // rules that give names to values and do nothing else
const NAMES = /(--[\w-]+): /g;

export async function drawn(shown: HTMLElement): Promise<string> {
  const { width, height: exactly } = shown.getBoundingClientRect();
  const height = Math.ceil(exactly); // or else the file would be shown a little too small
  const { dataset, lang } = document.documentElement;
  const all = { width: '100%', height: '100%' };
  const style = made('style', {});
  const rules = await Promise.all([...document.styleSheets].map((each) => used(each.cssRules, shown)));
  style.textContent = asked(rules.join(''), shown.outerHTML);
  const ground = made('rect', { ...all, fill: getComputedStyle(document.documentElement).backgroundColor });
  const room = made('foreignObject', all);
  room.append(shown.cloneNode(true));
  const root = made('svg', { width, height, lang, viewBox: `0 0 ${width} ${height}` });
  Object.assign(root.dataset, dataset);
  root.append(style, ground, room);
  return new XMLSerializer().serializeToString(root);
}

function made(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

// Only the rules that do something here, so that the same board is the same file whatever was shown before.
async function used(rules: CSSRuleList, shown: HTMLElement): Promise<string> {
  const kept = await Promise.all(
    [...rules].map(async (rule) => {
      if (rule instanceof CSSStyleRule) return applies(rule, shown) ? settled(rule) : '';
      if (rule instanceof CSSFontFaceRule) return writes(rule, shown) ? carried(rule) : '';
      if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? used(rule.cssRules, shown) : '';
      if (rule instanceof CSSContainerRule) {
        const inner = await used(rule.cssRules, shown);
        return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
      }
      return '';
    }),
  );
  return kept.join('');
}

// Without the values that nothing here asks for: every board that was shown before has left its own.
function asked(rules: string, shown: string): string {
  return rules.replace(VALUES, (values) => {
    const rest = rules.replace(values, '') + shown;
    return [...values.matchAll(NAMES)].some(([, name]) => rest.includes(`var(${name}`)) ? values : '';
  });
}

function applies(rule: CSSStyleRule, shown: HTMLElement): boolean {
  const selector = rule.selectorText.replace(PART, ':is(*)');
  return selector in PLACES || document.documentElement.matches(selector) || shown.querySelector(selector) !== null;
}

function settled(rule: CSSStyleRule): string {
  const selector = PLACES[rule.selectorText] ?? rule.selectorText;
  const body = rule.cssText.slice(rule.selectorText.length);
  return selector + body.replace(LENGTH, (_, share: string, side: string) => {
    return `${(Number(share) / 100) * (side === 'h' ? innerHeight : innerWidth)}px`;
  });
}

function writes(rule: CSSFontFaceRule, shown: HTMLElement): boolean {
  const family = first(rule.style.getPropertyValue('font-family'));
  return [...shown.querySelectorAll('*')].some((each) => first(getComputedStyle(each).fontFamily) === family);
}

// The first of some names of fonts.
const first = (names: string): string => (names.split(',')[0] ?? '').replace(/["']/g, '').trim();

// The font itself instead of its address.
async function carried(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
  if (!address) return '';
  const file = await (await fetch(address)).blob();
  const data = await new Promise<string>((read) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.readAsDataURL(file);
  });
  return rule.cssText.replace(address, data);
}
