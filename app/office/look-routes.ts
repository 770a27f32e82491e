import { type RouteConfigEntry, route } from '@react-router/dev/routes'

const settings = 'office/settings'

/** Theme and emails: what shoppers see of the shop's look. */
export const lookPages: RouteConfigEntry[] = [
  route(`${settings}/emails`, 'office/emails/emails-page.tsx'),
  route(`${settings}/emails/:kind`, 'office/emails/email-page.tsx'),
  route(`${settings}/theme`, 'office/theme/theme-page.tsx'),
]

export const lookActions: RouteConfigEntry[] = [
  route(`${settings}/emails/:kind/html`, 'office/emails/email-html.ts'),
  route(`${settings}/emails/:kind/test`, 'office/emails/send-test.ts'),
  route(`${settings}/theme/preview`, 'office/theme/preview-theme.ts'),
  route(`${settings}/theme/end-preview`, 'office/theme/end-preview.ts'),
]
