import { pictureUrl, servedWidths } from '#commerce/catalog/pictures/picture.ts'
import type { PickItem } from '#commerce/orders/picking/pick-item.ts'
import { type PickOrder, type SkuUnits, unitsOf } from '#commerce/orders/picking/picking.ts'
import { pickingMessages as texts } from '#messages/office/picking.ts'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import { StatusDial } from '../../ui/status-dial.tsx'
import styles from './pick-items.module.css'

interface PickItemsProps {
  /** In walking order. */
  items: readonly PickItem[]
  orders: readonly PickOrder[]
  needed: readonly SkuUnits[]
  picked: readonly SkuUnits[]
  onCount: (sku: string, step: 1 | -1) => void
}

/** The SKUs by place. A press anywhere on one counts a unit. */
export function PickItems({ items, orders, needed, picked, onCount }: PickItemsProps) {
  const places = [...Map.groupBy(items, ({ place }) => place)]
  return places.map(([place, found]) => (
    <section key={place} className={styles.place}>
      <h2>{place || texts.elsewhere}</h2>
      <ul>
        {found.map(item => (
          <PickRow
            key={item.sku}
            item={item}
            orders={orders}
            needed={unitsOf(needed, item.sku)}
            picked={unitsOf(picked, item.sku)}
            onCount={step => onCount(item.sku, step)}
          />
        ))}
      </ul>
    </section>
  ))
}

interface PickRowProps {
  item: PickItem
  orders: readonly PickOrder[]
  needed: number
  picked: number
  onCount: (step: 1 | -1) => void
}

function PickRow({ item, orders, needed, picked, onCount }: PickRowProps) {
  const { sku, title, options, picture } = item
  const name = texts.itemName(title, options)
  return (
    <li data-row data-done={picked >= needed || undefined}>
      <input type="checkbox" className={styles.tick} aria-label={texts.tick(`${name}, ${sku}`)} />
      {picture ? (
        <img
          className={styles.picture}
          src={pictureUrl({ hash: picture.hash, width: servedWidths(picture.width)[0]!, format: 'webp' })}
          alt=""
          width={56}
          height={56}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.item}>
        <p>
          <b>
            <bdi>{title}</bdi>
          </b>{' '}
          <bdi>{options}</bdi>
        </p>
        <p className="muted small">
          <span>{sku}</span> <span>{ordersText(orders, sku)}</span>
        </p>
      </div>
      <p className={styles.count}>
        <StatusDial state={picked >= needed ? 'done' : picked > 0 ? 'half' : 'ring'} />
        <span className={styles.onScreen}>{texts.pickedOf(picked, needed)}</span>
        <span className={styles.onPaper}>{needed}</span>
      </p>
      <button
        type="button"
        className={`button bare square ${styles.less}`}
        aria-label={texts.takeBackOne(`${name}, ${sku}`)}
        hidden={picked === 0}
        onClick={() => onCount(-1)}
      >
        <OfficeIcon name="minus" />
      </button>
      <button
        type="button"
        className={`button outlined square ${styles.more}`}
        aria-label={`${texts.pickOne(`${name}, ${sku}`)}, ${texts.pickedOf(picked, needed)}`}
        aria-disabled={picked >= needed}
        onClick={() => onCount(1)}
        data-row-link
      >
        <OfficeIcon name="plus" />
      </button>
    </li>
  )
}

const maxOrders = 3

function ordersText(orders: readonly PickOrder[], sku: string): string {
  const own = orders.filter(({ needs }) => unitsOf(needs, sku) > 0)
  const named = own
    .slice(0, maxOrders)
    .map(({ number, needs }) => texts.forOrder(number, unitsOf(needs, sku)))
  return [...named, ...(own.length > maxOrders ? [texts.moreOrders(own.length - maxOrders)] : [])].join(', ')
}
