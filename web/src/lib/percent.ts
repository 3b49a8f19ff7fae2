// Hundredths of a percent as one writes them in that language.
function written(hundredths: number, language: string, digits: number, signDisplay: 'auto' | 'exceptZero'): string {
  const style = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language, { ...style, signDisplay }).format(hundredths / 10_000).replace('-', '−');
}

export const percent = (hundredths: number, language: string, digits = 2): string =>
  written(hundredths, language, digits, 'auto');

// A change, with its sign.
export const change = (hundredths: number, language: string, digits = 2): string =>
  written(hundredths, language, digits, 'exceptZero');

// By how many percent something may be off; nothing if it can't be.
export const within = (margin: number): string => (margin ? `\u00a0±\u00a0${Math.ceil(margin / 100)}` : '');

// A chance that may be off by a margin: whole percents are enough then.
export const about = (hundredths: number, margin: number, language: string): string =>
  percent(hundredths, language, margin ? 0 : 2) + within(margin);
