import { type ReactNode, useEffect, useRef } from 'react'
import { listMessages } from '#messages/office/lists.ts'
import styles from './pick-rows.module.css'

/** Picks all rows of the page, and shows whether all are; without JavaScript it isn't there. */
export function PickAll({ form }: { form: string }) {
  const all = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(`[data-row-pick][form="${form}"]`)) return
      all.current!.checked = picksOf(form).every(({ checked }) => checked)
    }
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [form])
  return (
    <input
      ref={all}
      type="checkbox"
      className={styles.all}
      aria-label={listMessages.pickAll}
      onChange={({ currentTarget }) => {
        // Each click tells whether all are picked by then.
        const { checked } = currentTarget
        for (const box of picksOf(form)) if (box.checked !== checked) box.click()
      }}
    />
  )
}

/** A list with checkboxes. On a phone they appear with "Select", which is a checkbox itself: no script is needed to show them. */
export function PickableRows({ form, children }: { form: string; children: ReactNode }) {
  return (
    <div className={styles.picking}>
      <div className={styles.start}>
        <label className="button outlined">
          <input
            type="checkbox"
            className={`visually-hidden ${styles.starts}`}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              if (!currentTarget.checked) for (const box of picksOf(form)) if (box.checked) box.click()
            }}
          />
          {listMessages.select}
        </label>
        <span className={`button bare ${styles.pickAll}`}>
          <PickAll form={form} />
          {listMessages.all}
        </span>
      </div>
      {children}
    </div>
  )
}

function picksOf(form: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`[data-row-pick][form="${form}"]`)]
}
