import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { gridColumns } from './grid-columns.ts'
import styles from './grid-part.module.css'
import { GridRow, type GridRowProps } from './grid-row.tsx'
import { fillEvent, rowsPerPart } from './grid-table.ts'

export interface GridPartProps
  extends Pick<GridRowProps, 'sheet' | 'options' | 'currency' | 'includedTax' | 'errorOf'> {
  /** Its place among the parts. */
  at: number
  /** The rows that the filter shows. */
  order: readonly number[]
  /** Whether all parts start with their rows, as the server sends them. Otherwise the first one does. */
  isFilled: boolean
  /** Rows came onto the screen. */
  onFilled: () => void
}

/** Some rows of the table; empty while they are far from the screen, which would make typing slow among thousands. */
export const GridPart = memo(function GridPart(props: GridPartProps) {
  const { at, order, onFilled, ...row } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const [isFilled, setFilled] = useState(props.isFilled || at === 0)
  const columns = gridColumns(row.currency)

  useEffect(() => {
    const element = body.current!
    const root = element.closest(`.${styles.scroll}`)
    // Emptying the row that has the focus would lose it.
    const observer = new IntersectionObserver(
      entries => {
        const isNear = entries.at(-1)!.isIntersecting || element.contains(document.activeElement)
        startTransition(() => setFilled(isNear))
      },
      { root, rootMargin: '50% 0px' },
    )
    observer.observe(element)
    const onFill = () => flushSync(() => setFilled(true))
    element.addEventListener(fillEvent, onFill)
    return () => {
      observer.disconnect()
      element.removeEventListener(fillEvent, onFill)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another order has other rows
  useLayoutEffect(() => {
    if (!isFilled) return
    // The sheet sends what was changed, of all rows.
    for (const input of body.current!.querySelectorAll('input')) input.setAttribute('form', 'no-form')
    onFilled()
  }, [isFilled, order, onFilled])

  const first = at * rowsPerPart
  return (
    <tbody ref={body} className={styles.part}>
      {isFilled &&
        order
          .slice(first, first + rowsPerPart)
          .map((number, place) => (
            <GridRow
              key={row.sheet.rows[number]!.id}
              number={number}
              index={first + place + 2}
              before={order[first + place - 1]}
              columns={columns}
              {...row}
            />
          ))}
    </tbody>
  )
})
