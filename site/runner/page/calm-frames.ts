/**
 * Frames of a page run no scripts: the frame's policy holds for them too, but their documents are made anew, with what we
 * take away here (WebRTC, which no policy forbids). Observers run before a frame's document is loaded.
 */
export function calmFrames(): void {
  const calm = (element: Element) => {
    if (!/^(iframe|frame|object|embed)$/i.test(element.localName)) return;
    if (element instanceof HTMLIFrameElement) {
      if (element.getAttribute('sandbox') === '') return;
      const { srcdoc } = element;
      element.removeAttribute('srcdoc');
      element.setAttribute('sandbox', '');
      if (srcdoc) element.srcdoc = srcdoc;
    } else element.remove();
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Element) calm(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        calm(node);
        for (const inner of node.querySelectorAll('iframe, frame, object, embed')) calm(inner);
      }
    }
  });
  const options = {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['srcdoc', 'src', 'sandbox'],
  };
  observer.observe(document, options);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    observer.observe(root, options);
    return root;
  };
  for (const holder of [Element.prototype, ShadowRoot.prototype, Document]) {
    Reflect.deleteProperty(holder, 'setHTMLUnsafe');
    Reflect.deleteProperty(holder, 'parseHTMLUnsafe');
  }
}
