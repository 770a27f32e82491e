export const typefaces = ['instrument-sans', 'system', 'humanist', 'serif'] as const
export const cornerRadii = ['none', 'small', 'round'] as const
export const densities = ['comfortable', 'compact'] as const

/** The look of the storefront, from the settings of the same names. */
export interface Theme {
  /** Of buttons and focus, such as #1a3fc0; empty for black buttons and blue focus. */
  accentColor: string
  typeface: (typeof typefaces)[number]
  cornerRadius: (typeof cornerRadii)[number]
  density: (typeof densities)[number]
  /** The hash of a picture; empty for the wordmark. */
  logoPicture: string
}

/** The look of `base.css` in `app/ui` and `app/storefront`, for which no page loads anything more. */
export const defaultTheme: Theme = {
  accentColor: '',
  typeface: 'instrument-sans',
  cornerRadius: 'small',
  density: 'comfortable',
  logoPicture: '',
}

/** The theme among other settings. */
export function pickTheme({ accentColor, typeface, cornerRadius, density, logoPicture }: Theme): Theme {
  return { accentColor, typeface, cornerRadius, density, logoPicture }
}

/** Fonts that computers and phones have, so that nothing has to load. From modernfontstacks.com (CC0). */
export const fontStacks: Record<Exclude<Theme['typeface'], 'instrument-sans'>, string> = {
  system: 'system-ui,sans-serif',
  humanist: "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',source-sans-pro,sans-serif",
  serif: "'Iowan Old Style','Palatino Linotype','URW Palladio L',P052,serif",
}
