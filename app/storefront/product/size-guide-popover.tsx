import { type SizeGuide, toInches } from '#commerce/catalog/products/size-guide.ts'
import { formatNumber } from '#messages/format.ts'
import { productMessages } from '#messages/product.ts'
import { closeOnLeave } from '#ui/close-on-leave.ts'
import { ClosePopoverButton } from '#ui/sheet/close-popover-button.tsx'
import styles from './size-guide-popover.module.css'

const closeGuide = closeOnLeave('size-guide')

/** A button, and the table of measurements that it opens, without JavaScript, too. `name` is that of the option. */
export function SizeGuidePopover({ guide, name }: { guide: SizeGuide; name: string }) {
  const { notes, measures, sizes } = guide
  return (
    <>
      <button
        type="button"
        popoverTarget="size-guide"
        aria-haspopup="dialog"
        className={styles.open}
        onBlur={closeGuide}
      >
        {productMessages.sizeGuide}
      </button>
      {/* A dialog takes the focus when it opens, also as a popover. */}
      <dialog
        id="size-guide"
        popover="auto"
        aria-labelledby="size-guide-title"
        className={styles.guide}
        onBlur={closeGuide}
      >
        <div className="sheet-head">
          <h2 id="size-guide-title">{productMessages.sizeGuide}</h2>
          <ClosePopoverButton closes="size-guide" />
        </div>
        {notes.map((note, at) => (
          <p key={at}>{note}</p>
        ))}
        <table>
          <thead>
            <tr>
              {[name, ...measures].map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ name, centimeters }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {centimeters.map((value, index) => (
                  <td key={index}>
                    {productMessages.inches({ value: formatNumber(toInches(value)) })}
                    <span>{productMessages.centimeters({ value: formatNumber(value) })}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </dialog>
    </>
  )
}
