import { type InputValues, listField, optionalField } from '#commerce/editing/input/field.server.ts'
import { choiceField, textField } from '#commerce/editing/input/text-fields.server.ts'
import type { Account } from '#commerce/people/accounts/account.ts'
import type { AccountSettings } from '#commerce/people/accounts/settings/account-settings.ts'
import { readOptOuts } from '#commerce/people/email-preferences/email-opt-out-store.server.ts'
import { optionalEmailKinds } from '#commerce/people/email-preferences/optional-emails.ts'
import { maxAddressFieldLength } from '#commerce/values/addresses/validate-address.ts'
import { findLanguage, languages } from '#commerce/values/languages.ts'
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
