/** WCAG 2.2, success criterion 1.4.3: text, also on buttons. Anything else needs 3 (1.4.11), so this covers it. */
export const minContrast = 4.5

/** The contrast ratio of two colors such as #1a3fc0, from 1 to 21: WCAG 2.2, "contrast ratio". */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(linear(one)), luminance(linear(other))].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** The color itself, or the nearest of its hue with enough contrast to white: less light of the same kind. */
export function darkenedFor(color: string): string {
  return shifted(color, '#ffffff', (channel, share) => channel * (1 - share))
}

/** The color itself, or the nearest with enough contrast to a dark background: mixed with white light. */
export function lightenedFor(color: string, background: string): string {
  return shifted(color, background, (channel, share) => channel + (1 - channel) * share)
}

/** A color with this share of its light, from 0 to 1. */
export function dimmed(color: string, share: number): string {
  return toHex(linear(color).map(channel => channel * share))
}

/** In steps that no eye sees, so that rounding to 256 levels can't miss the limit. */
const steps = 1000

function shifted(
  color: string,
  background: string,
  shift: (channel: number, share: number) => number,
): string {
  const channels = linear(color)
  for (let step = 0; step < steps; step += 1) {
    const candidate = toHex(channels.map(channel => shift(channel, step / steps)))
    if (contrastRatio(candidate, background) >= minContrast) return candidate
  }
  return toHex(channels.map(channel => shift(channel, 1)))
}

/** Red, green and blue light, each from 0 to 1: WCAG 2.2, "relative luminance", which is IEC 61966-2-1. */
function linear(color: string): number[] {
  return [1, 3, 5].map(at => {
    const level = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4
  })
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toHex(channels: number[]): string {
  const levels = channels.map(light => {
    const level = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${levels.join('')}`
}
