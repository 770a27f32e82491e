import { type FormEvent, useRef, useState } from 'react'
import { findScanned, type PickItem } from '#commerce/orders/picking/pick-item.ts'
import { type SkuUnits, unitsOf } from '#commerce/orders/picking/picking.ts'
import { pickingMessages as texts } from '#messages/office/picking.ts'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import styles from './scan-bar.module.css'
import { useCamera } from './use-camera.ts'

interface ScanBarProps {
  items: readonly PickItem[]
  needed: readonly SkuUnits[]
  picked: readonly SkuUnits[]
  onCount: (sku: string) => void
}

/** Counts a unit by its barcode or SKU: typed, by a scanner that types, or by the camera where the browser reads barcodes. */
export function ScanBar({ items, needed, picked, onCount }: ScanBarProps) {
  const [result, setResult] = useState({ text: '', isWrong: false })
  const field = useRef<HTMLInputElement>(null)

  const count = (code: string) => {
    const item = findScanned(items, code)
    const units = item ? unitsOf(needed, item.sku) : 0
    if (!item || units === 0) return setResult({ text: texts.unknownCode(code.trim()), isWrong: true })
    const name = texts.itemName(item.title, item.options)
    const before = unitsOf(picked, item.sku)
    if (before >= units) return setResult({ text: texts.allPicked(name, units), isWrong: true })
    onCount(item.sku)
    navigator.vibrate?.(60)
    setResult({ text: texts.counted(name, before + 1, units), isWrong: false })
  }
  const camera = useCamera(count)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { value } = field.current!
    if (value.trim() === '') return
    count(value)
    field.current!.value = ''
    field.current!.focus()
  }

  return (
    <div className={styles.scan}>
      <form onSubmit={submit}>
        <input
          ref={field}
          className="box"
          aria-label={texts.scanLabel}
          placeholder={texts.scanPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={100}
          data-key="search"
        />
        <button type="submit" className="button outlined">
          {texts.count}
        </button>
        {camera.state !== 'unsupported' && (
          <button
            type="button"
            className="button outlined"
            onClick={camera.state === 'on' ? camera.stop : camera.start}
          >
            <OfficeIcon name="scan" />
            {camera.state === 'on' ? texts.stopCamera : texts.camera}
          </button>
        )}
      </form>
      <CameraView camera={camera} />
      <p role="status" className={result.isWrong ? 'bad' : 'soft'}>
        {result.text}
      </p>
    </div>
  )
}

/** The picture of the camera, or the reason why there is none. */
function CameraView({ camera: { state, video } }: { camera: ReturnType<typeof useCamera> }) {
  if (state === 'blocked') return <p className="bad">{texts.cameraBlocked}</p>
  if (state === 'missing') return <p className="bad">{texts.noCamera}</p>
  return (
    <video
      ref={video}
      className={styles.view}
      aria-label={texts.cameraView}
      hidden={state !== 'on'}
      muted
      playsInline
    />
  )
}
