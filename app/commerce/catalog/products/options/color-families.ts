/** The usual colors, for those with names of their own: cobalt and navy are blue. */
export const colorFamilies = [
  'black',
  'white',
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
] as const

export type ColorFamily = (typeof colorFamilies)[number]

/** The end of each family on the color wheel, in degrees. */
const hues: readonly [below: number, family: ColorFamily][] = [
  [16, 'red'],
  [38, 'orange'],
  [66, 'yellow'],
  [170, 'green'],
  [255, 'blue'],
  [300, 'purple'],
  [345, 'pink'],
  [361, 'red'],
]

/** The family of a color such as `#2849c9`, by hue, saturation and lightness as in CSS Color 4. */
export function colorFamily(hex: string): ColorFamily {
  const { hue, saturation, lightness } = toHsl(hex)
  if (lightness < 0.14) return 'black'
  if (lightness > 0.92) return 'white'
  const family = hues.find(([below]) => hue < below)![1]
  const isWarm = hue >= 16 && hue < 66
  if (saturation < 0.1) return 'gray'
  if (isWarm && ((lightness > 0.6 && saturation < 0.5) || lightness > 0.85)) return 'beige'
  if (isWarm && lightness < 0.4 && hue < 46) return 'brown'
  if (isWarm && lightness < 0.4) return 'green'
  if (family === 'red' && lightness > 0.65) return 'pink'
  if (family === 'pink' && lightness < 0.4) return 'purple'
  return family
}

function toHsl(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [chroma, lightness] = [most - least, (most + least) / 2]
  if (chroma === 0) return { hue: 0, saturation: 0, lightness }
  const sector =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma
  return { hue: (sector * 60 + 360) % 360, saturation: chroma / (1 - Math.abs(2 * lightness - 1)), lightness }
}
