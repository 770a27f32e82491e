import { alertToken } from '../app/commerce/mail/alert-token.server.ts'
import { expectGood } from './barriers.ts'
import { expect, heading, main, press, test } from './order.fixture.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'a back-in-stock alert' : 'a back-in-stock alert without JavaScript',
    () => {
      test.use({ javaScriptEnabled })

      test('is confirmed and ended by a press on the pages that its emails link to', async ({
        page,
        open,
        db,
        isMobile,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const { id: variant_id } = await db
          .selectFrom('variant')
          .select('id')
          .where('sku', '=', 'PRD-CLY-XL')
          .executeTakeFirstOrThrow()
        const email = `alert-${isMobile}-${javaScriptEnabled}@mail.example`
        const { id } = await db
          .insertInto('back_in_stock_request')
          .values({ variant_id, email, created_at: new Date().toISOString() })
          .returning('id')
          .executeTakeFirstOrThrow()
        const row = () =>
          db
            .selectFrom('back_in_stock_request')
            .select('confirmed_at')
            .where('id', '=', id)
            .executeTakeFirst()

        await open(`/backInStock/confirm/${alertToken(db, id)}`)
        await expect(main(page)).toContainText('when Product (Clay, XL) is back in stock')
        if (javaScriptEnabled) await expectGood(page, isMobile)
        expect(await row()).toEqual({ confirmed_at: null })
        await press(page, 'Yes, email me')
        await expect(heading(page, 'You’re on the list')).toBeVisible()
        if (javaScriptEnabled) await expectGood(page, isMobile)
        expect((await row())!.confirmed_at).not.toBeNull()

        await main(page).getByRole('link', { name: 'Unsubscribe' }).click()
        await expect(heading(page, 'Unsubscribe?')).toBeVisible()
        await press(page, 'Unsubscribe')
        await expect(main(page).getByRole('status')).toContainText('We’ve deleted your email address.')
        if (javaScriptEnabled) await expectGood(page, isMobile)
        expect(await row()).toBeUndefined()
      })
    },
  )
}
