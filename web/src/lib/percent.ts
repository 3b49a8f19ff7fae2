// Hundredths of a percent as one writes them in that language.
function written(hundredths: number, language: string, digits: number, signDisplay: 'auto' | 'exceptZero'): string {
  const style = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language, { ...style, signDisplay }).format(hundredths / 10_000).replace('-', '−');
}

export const percent = (hundredths: number, language: string, digits = 2): string =>
  written(hundredths, language, digits, 'auto');

// A change, with its sign.
export const change = (hundredths: number, language: string): string => written(hundredths, language, 2, 'exceptZero');
