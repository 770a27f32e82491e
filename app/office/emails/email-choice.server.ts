import { data } from 'react-router'
import { findPreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import { findLanguage } from '#commerce/values/languages.ts'
import { readId } from '#commerce/values/whole-number.ts'
import type { PreviewChoice } from '#writing/preview/preview-email.server.ts'

/** What the address of a preview chooses; the shop's language by default. Throws a 404 for an unknown kind. */
export function readEmailChoice(
  request: Request,
  params: { kind: string },
  { language }: Pick<Settings, 'language'>,
): PreviewChoice {
  const kind = findPreviewedKind(params.kind)
  if (!kind) throw data(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  return {
    kind,
    language: findLanguage(searchParams.get('language')) ?? findLanguage(language) ?? 'en',
    subjectId: readId(searchParams.get('about')),
  }
}
