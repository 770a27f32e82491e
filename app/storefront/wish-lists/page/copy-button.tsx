import { type RefObject, useState, useSyncExternalStore } from 'react'
import { wishListMessages } from '#messages/wish-lists.ts'

const neverChanges = () => () => {}

/** Copies a field's value; renders nothing without clipboard access. */
export function CopyButton({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const canCopy = useSyncExternalStore(
    neverChanges,
    () => navigator.clipboard !== undefined,
    () => false,
  )
  const [copied, setCopied] = useState<boolean>()
  if (!canCopy) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(field.current!.value)
      setCopied(true)
    } catch {
      field.current!.select()
      setCopied(false)
    }
  }

  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {copied ? wishListMessages.copied : wishListMessages.copyLink}
      </button>
      <span className={copied === false ? undefined : 'visually-hidden'} role="status">
        {copied && wishListMessages.linkCopied}
        {copied === false && wishListMessages.copyFailed}
      </span>
    </>
  )
}
