import { data, Form } from 'react-router'
import { can } from '#commerce/people/staff/role.ts'
import { findGiftCard, readGiftCardLedger } from '#commerce/selling/gift-cards/gift-card-list-store.server.ts'
import { giftCardState } from '#commerce/selling/gift-cards/gift-card-state.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { giftCardMessages as texts } from '#messages/office/gift-cards.ts'
import { formatShopDate, formatShopMinute } from '#messages/shop-time.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { Block, Facts, SplitPage } from '../../ui/block.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Status } from '../../ui/status-dial.tsx'
import { Ledger } from '../../ui/table/ledger.tsx'
import type { Route } from './+types/gift-card-page.ts'
import { giftCardDials } from './gift-card-columns.tsx'

export const middleware = [allow('selling.edit')]

/** More than anybody spends a card in. */
const maxEntries = 200

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const id = readPathId(params.card)
  const card = await findGiftCard(db, id)
  if (!card) throw data(null, { status: 404 })
  const money = (amount: number) => formatMoney(toAmount(amount), card.currency)
  const entries = await readGiftCardLedger(db, id, maxEntries)
  return {
    ...{ id, ending: card.ending, state: giftCardState(card, new Date()) },
    isBlocked: card.blockedAt !== null,
    facts: [
      { label: texts.columns.balance, value: money(card.balance) },
      { label: texts.labels.initial, value: money(card.initial) },
      { label: texts.columns.issued, value: formatShopDate(card.createdAt) },
      {
        label: texts.columns.expires,
        value: card.expiresAt === null ? texts.never : formatShopDate(card.expiresAt),
      },
    ],
    entries: entries.map(({ id, reason, orderNumber, amount, at }) => ({
      ...{ id, orderNumber, at, time: formatShopMinute(at) },
      reason: texts.reasons[reason] ?? reason,
      figures: [amount < 0 ? money(amount) : `+${money(amount)}`],
    })),
    mayBlock: can(context.get(staffContext).role, 'orders.refund'),
  }
}

/** A gift card with its balance and every change of it. */
export default function GiftCardPage({ loaderData }: Route.ComponentProps) {
  const { id, ending, state, isBlocked, facts, entries, mayBlock } = loaderData
  const path = `/office/selling/gift-cards/${id}`
  const { reason, amount, at } = texts.ledgerColumns
  return (
    <>
      <PageHead
        title={texts.name(ending)}
        note={<Status dial={giftCardDials[state]}>{texts.states[state]}</Status>}
        trail={[
          { to: '/office/selling', label: frameMessages.pages.selling },
          { to: '/office/selling/gift-cards', label: texts.title },
        ]}
        actions={
          mayBlock && (
            <Form method="post" action={`${path}/${isBlocked ? 'unblock' : 'block'}`}>
              <button type="submit" className="button outlined">
                {isBlocked ? texts.unblock : texts.block}
              </button>
            </Form>
          )
        }
      />
      <SplitPage
        aside={
          <Block title={texts.columns.card}>
            <Facts facts={facts} />
          </Block>
        }
      >
        <Block title={texts.ledger}>
          <Ledger caption={texts.ledger} heads={{ reason, figures: [amount], at }} rows={entries} />
          <p className="muted small">{texts.noAdjust}</p>
        </Block>
      </SplitPage>
    </>
  )
}
