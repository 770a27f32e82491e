import { takenPicture } from '#storefront/orders/review/review-form.fixture.ts'
import { expectAccessible } from '../support/accessibility.ts'
import {
  expect,
  orderMain,
  orderPath,
  pageHeading,
  pot,
  pressButton,
  test,
} from '../support/order.fixture.ts'

const picture = async () => ({ name: 'pot.jpg', mimeType: 'image/jpeg', buffer: await takenPicture() })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shoppers review what they received with a picture, and delete it', async ({
    page,
    open,
    orderInState,
  }) => {
    await open(orderPath(await orderInState('delivered', [{ sold: pot }])))
    const main = orderMain(page)
    await main.getByRole('link', { name: `Write a review: ${pot.title}` }).click()
    await main.getByRole('radio', { name: '4 stars: Very good' }).check({ force: true })
    await main.getByLabel('Headline').fill('Pours slowly')
    await main.getByLabel('Your review').fill('But never on the table.')
    await main.getByLabel('Add pictures').setInputFiles(await picture())
    await pressButton(page, 'Publish review')
    await expect(main).toContainText('Your review is on the product page now.')

    const product = main.getByRole('link', { name: pot.title, exact: true })
    const url = (await product.getAttribute('href'))!
    await expect.poll(async () => (await page.request.get(url)).text()).toContain('Pours slowly')
    await product.click()
    const review = page.getByRole('listitem').filter({ hasText: 'Pours slowly' })
    await expect(review).toContainText('Verified buyer')
    await expect(review.getByRole('img', { name: 'Picture by Ada' })).toBeVisible()
    await page.goBack()

    await main.getByRole('link', { name: `Edit your review: ${pot.title}` }).click()
    await main.getByText('Delete this review').click()
    await pressButton(page, 'Delete review')
    await expect(main).toContainText('Your review is deleted.')
  })
})

test('a review is written with the keyboard, keeps its pictures through an error, and has no barriers', {
  tag: '@every-screen',
}, async ({ page, open, orderInState, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(orderPath(await orderInState('delivered', [{ sold: pot }])))
  await orderMain(page)
    .getByRole('link', { name: `Write a review: ${pot.title}` })
    .click()
  await expect(pageHeading(page, 'Write a review')).toBeVisible()
  const pictures = orderMain(page).getByLabel('Add pictures')
  await pictures.setInputFiles(await picture())
  await orderMain(page).getByRole('link', { name: pot.title }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(orderMain(page).getByRole('radio', { name: '2 stars: Fair' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fair enough')
  await page.keyboard.press('Enter')
  const errors = orderMain(page).getByRole('region', { name: 'Please check 1 field' })
  await expect(errors).toBeFocused()
  await expect(errors).toContainText('Write a few words about the product.')
  await expectAccessible(page, isMobile)
  await orderMain(page).getByLabel('Your review').fill('It is fine.')
  expect(await pictures.evaluate(({ files }: HTMLInputElement) => files?.length)).toBe(1)
  await pressButton(page, 'Publish review')
  await orderMain(page)
    .getByRole('link', { name: `Edit your review: ${pot.title}` })
    .click()
  await expect(pageHeading(page, 'Edit your review')).toBeVisible()
  await expectAccessible(page, isMobile)
  await orderMain(page).getByText('Delete this review').click()
  await pressButton(page, 'Delete review')
  await expect(orderMain(page)).toContainText('Your review is deleted.')
})
