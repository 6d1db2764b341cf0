import { useEffect, useState } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import classes from './drop-anywhere.module.css'

/** Files may be dropped wherever the page is. */
export function DropAnywhere({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const words = useWords().ask.composer
  const [over, setOver] = useState(false)
  useEffect(() => {
    let depth = 0
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth++
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (hasFiles(event) && --depth <= 0) setOver(false)
    }
    const allow = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    const told = { dragenter: enter, dragleave: leave, dragover: allow, drop }
    for (const [type, listener] of Object.entries(told)) addEventListener(type, listener as EventListener)
    return () => {
      for (const [type, listener] of Object.entries(told))
        removeEventListener(type, listener as EventListener)
    }
  }, [onFiles])
  if (!over) return null
  return (
    <div className={classes.curtain}>
      <div className={classes.words}>
        <strong>{words.drop}</strong>
        <span>{words.dropHint}</span>
      </div>
    </div>
  )
}
