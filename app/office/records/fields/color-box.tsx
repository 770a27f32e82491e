import { useState } from 'react'
import { Swatch } from '#ui/swatch/swatch.tsx'
import { describedBy, OfficeField } from '../../ui/form/office-field.tsx'
import styles from '../record-list.module.css'

interface ColorBoxProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  defaultValue: string
}

/** A color code with the color beside it. */
export function ColorBox({ id, name, label, hint, error, defaultValue }: ColorBoxProps) {
  const [typed, setTyped] = useState(defaultValue)
  return (
    <OfficeField {...{ id, label, hint, error }}>
      <span className={styles.color}>
        <input
          type="text"
          className="box"
          name={name}
          defaultValue={defaultValue}
          autoComplete="off"
          onInput={event => setTyped(event.currentTarget.value)}
          {...describedBy({ id, hint, error })}
        />
        <Swatch hex={/^#[0-9a-f]{6}$/i.test(typed) ? typed : 'none'} size={24} />
      </span>
    </OfficeField>
  )
}
