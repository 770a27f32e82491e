/** The reasons to refuse a value, with the parameters of their messages. */
export interface SettingRefusalParams {
  'unknown-setting': object
  required: object
  'too-long': { max: number }
  'control-characters': object
  'no-whole-number': { min: number; max: number }
  'no-period': { min: number; max: number }
  'no-number-list': { min: number; max: number }
  'no-choice': { choices: string }
  'bad-email': object
  'bad-country': object
  'bad-currency': object
  'bad-time-zone': object
  'currency-fixed': { currency: string }
  'bad-slug': object
  'bad-contact': { contact: string }
  'bad-url': object
  'bad-languages': object
  'bad-color': object
  'unknown-picture': object
  /** `ratio` is the contrast; `nearest` the nearest color that passes. */
  'low-contrast': { ratio: number; nearest: string }
  'not-among-page-sizes': { sizes: string }
  'without-page-size': { size: number }
}

/** Why a value is refused. */
export type SettingRefusal = {
  [Reason in keyof SettingRefusalParams]: { ok: false; reason: Reason; params: SettingRefusalParams[Reason] }
}[keyof SettingRefusalParams]

type ParsedSetting<Value> = { ok: true; value: Value } | SettingRefusal

/** How a form asks for a value; one line of text if nothing else is said. */
export type SettingInput =
  | { kind: 'line' | 'lines'; max?: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'code'; of: 'country' | 'currency' | 'timeZone' }
  | { kind: 'email' }
  | { kind: 'color' }
  | { kind: 'picture' }

/** Reads a value as people write it. */
export interface SettingSchema<Value> {
  parse(text: string): ParsedSetting<Value>
  input?: SettingInput
}

export function refuseSetting<Reason extends keyof SettingRefusalParams>(
  reason: Reason,
  params: SettingRefusalParams[Reason],
): SettingRefusal {
  return { ok: false, reason, params } as SettingRefusal
}
