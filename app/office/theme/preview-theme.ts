import { redirect } from 'react-router'
import { pickTheme } from '#commerce/content/theme/theme.ts'
import { loadSettings } from '#commerce/running/settings/load-settings.server.ts'
import { settingDefinitions } from '#commerce/running/settings/setting-definitions.ts'
import { settingTopics } from '#commerce/running/settings/setting-topics.ts'
import { validateSettings } from '#commerce/running/settings/validate-settings.ts'
import { officeSettingsMessages } from '#messages/office/settings.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { themePreviewCookie } from '#web/theme/theme-preview-cookie.server.ts'
import type { Route } from './+types/preview-theme.ts'

export const middleware = [allow('settings.edit')]

/** Shows the shop in the theme that was typed: in the frame of the office, or everywhere in this browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const names = settingTopics.theme.map(key => settingDefinitions[key].name)
  const typed = names.flatMap(name => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  const validated = validateSettings(Object.fromEntries(typed), await loadSettings(db))
  if (!validated.ok) return refusalPage(400, officeSettingsMessages.theme.refused, undefined, back)
  const scope = searchParams.get('scope') === 'frame' ? 'frame' : 'tabs'
  const preview = { theme: pickTheme(validated.settings), scope } as const
  const cookie = themePreviewCookie(db, request, preview, new Date())
  return redirect('/', { headers: { 'Set-Cookie': cookie } })
}

const back = { to: '/office/settings/theme', label: officeSettingsMessages.topics.theme[0] }
