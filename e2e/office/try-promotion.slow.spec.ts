import { officeFormMessages } from '#messages/office/forms.ts'
import { promotionMessages as texts } from '#messages/office/promotions.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { variantSearchMessages } from '#messages/office/variant-search.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { expect, test } from '../support/office.fixture.ts'

const { fields } = officeRecordMessages.kinds.promotion

test('creates a promotion and tries it on a cart', async ({ page, openOffice }) => {
  await openOffice('/office/selling/promotions/new')
  await page.getByLabel(fields.title[0], { exact: true }).fill('Tees for two')
  // Without a code it would be taken off the carts of other journeys.
  await page.getByLabel(fields.code[0], { exact: true }).fill('TEES4TWO')
  await page.getByLabel(fields.percent[0], { exact: true }).fill('25')
  await page.getByLabel(fields.minimum[0]).fill('50')

  await page.getByLabel(texts.try.find).fill(blackTeeSku)
  await page.getByRole('button', { name: variantSearchMessages.button }).click()
  await expect(page.getByText('The minimum is $50.00; this cart has $44.00.')).toBeVisible()
  await page.getByLabel(/^Quantity of/).fill('2')
  await page.getByRole('button', { name: texts.try.button }).click()
  const saves = texts.try.takesOff({ amount: '$22.00', after: '$66.00', before: '$88.00' })
  await expect(page.getByText(saves)).toBeVisible()

  await page.getByRole('button', { name: officeFormMessages.save }).click()
  await expect(
    page.getByRole('status').filter({ hasText: officeRecordMessages.added('Tees for two') }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tees for two' })).toBeVisible()
})
