import { readAccentColor } from '#commerce/content/theme/accent-color.ts'
import { type ThemeTokens, themeAddress } from '#commerce/content/theme/theme-stylesheet.ts'
import { shownName } from '../ui/form/edit-answer.ts'

export const previewPath = '/office/settings/theme/preview'

/** Shows the shop in the theme that a form has typed: in the frame, or everywhere in this browser. */
export function previewAddress(form: HTMLFormElement, scope: 'frame' | 'tabs'): string {
  const typed = [...new FormData(form)].filter(
    (field): field is [string, string] => field[0] !== shownName && typeof field[1] === 'string',
  )
  return `${previewPath}?${new URLSearchParams([...typed, ['scope', scope]])}`
}

/** Changes the theme of the page in the frame, where somebody may have gone on to another page. */
export function showTyped(form: HTMLFormElement, frame: HTMLIFrameElement): void {
  const theme = typedTheme(new FormData(form))
  const head = frame.contentDocument?.head
  if (!theme || !head) return
  const address = themeAddress(theme)
  const current = head.querySelector<HTMLLinkElement>('link[href^="/theme/"]')
  if (current?.getAttribute('href') === address) return
  if (!address) {
    current?.remove()
    return
  }
  const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  // The one before stays until then, so that nothing flashes.
  next.addEventListener('load', () => current?.remove())
  head.append(next)
}

/** Undefined while the color is refused. */
function typedTheme(fields: FormData): ThemeTokens | undefined {
  const read = readAccentColor(String(fields.get('accent_color')))
  if (!read.ok) return undefined
  const chosen = (name: string) => String(fields.get(name)) as never
  return {
    accentColor: read.color,
    typeface: chosen('typeface'),
    cornerRadius: chosen('corner_radius'),
    density: chosen('density'),
  }
}
