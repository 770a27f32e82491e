import type { MerchantReturnPolicy } from 'schema-dts'
import type { Settings } from '#commerce/running/settings/settings.ts'

/** The shop's voluntary returns for search engines; undefined without any. */
export function returnPolicy({
  country,
  returnDays,
}: Pick<Settings, 'country' | 'returnDays'>): MerchantReturnPolicy | undefined {
  if (returnDays === 0) return undefined
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
  }
}
