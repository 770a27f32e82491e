import type { Account } from '#commerce/accounts/account.ts'
import type { AccountSettings } from '#commerce/accounts/settings/account-settings.ts'
import { maxAddressFieldLength } from '#commerce/addresses/validate-address.ts'
import { readOptOuts } from '#commerce/emails/preferences/email-opt-out-store.server.ts'
import { optionalEmailKinds } from '#commerce/emails/preferences/optional-emails.ts'
import { type InputValues, listField, optionalField } from '#commerce/input/field.server.ts'
import { choiceField, textField } from '#commerce/input/text-fields.server.ts'
import { findLanguage, languages } from '#commerce/languages.ts'
import type { Shop } from '#web/shop/shop.server.ts'

/** The address form takes the same name. */
export const settingsFields = {
  name: optionalField(textField({ max: maxAddressFieldLength.name }), ''),
  language: optionalField(choiceField(languages), null),
  emails: listField(choiceField(optionalEmailKinds), { max: optionalEmailKinds.length }),
}

export function readSettings({
  name,
  language,
  emails,
}: InputValues<typeof settingsFields>): AccountSettings {
  return { name, language, optOuts: optionalEmailKinds.filter(kind => !emails.includes(kind)) }
}

/** The account's settings, with the shop's language for an account that has chosen none. */
export async function loadSettingsForm({ db, settings }: Shop, { id, name, language }: Account) {
  const optOuts = await readOptOuts(db, id)
  return {
    name,
    language: language ?? findLanguage((await settings()).language) ?? languages[0],
    languages: languages.map(code => ({ code, name: nameOf(code) })),
    emails: optionalEmailKinds.map(kind => ({ kind, isOn: !optOuts.includes(kind) })),
  }
}

/** In the language itself. */
function nameOf(code: string): string {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
}
