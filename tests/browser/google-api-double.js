/**
 * Answers in the place of Google's api.js, which Firebase's pop-up sign-in loads even against the Auth emulator: the few calls of
 * `gapi.iframes` that it makes, over postMessage.
 */
(() => {
  let seq = 0;
  function channel(getWin) {
    const handlers = {},
      waiting = {};
    let up;
    const ready = new Promise((r) => (up = r));
    addEventListener('message', async (e) => {
      if (e.source !== getWin() || !e.data || e.data.__gapi !== 1) return;
      const m = e.data;
      if (m.k === 'ping') {
        getWin().postMessage({ __gapi: 1, k: 'pong' }, '*');
        up();
      } else if (m.k === 'pong') up();
      else if (m.k === 'req') {
        const h = handlers[m.t];
        const r = h ? await h(m.d) : undefined;
        getWin().postMessage({ __gapi: 1, k: 'res', id: m.id, r: [r] }, '*');
      } else if (m.k === 'res') {
        const answered = waiting[m.id];
        delete waiting[m.id];
        // The SDK's callback for `webStorageSupport` does its work and then throws all the same (it lacks a return).
        Promise.resolve(m.r)
          .then(answered)
          .catch(() => {});
      }
    });
    return {
      ready,
      register(t, h) {
        handlers[t] = h;
      },
      restyle: () => Promise.resolve(),
      ping(cb) {
        return ready.then(() => {
          cb?.();
        });
      },
      send(t, d, cb) {
        const id = ++seq;
        if (cb) waiting[id] = cb;
        ready.then(() => getWin().postMessage({ __gapi: 1, k: 'req', id, t, d }, '*'));
      },
    };
  }
  let parentCh;
  const ctx = {
    open(o, cb) {
      const f = document.createElement('iframe');
      f.src = o.url;
      Object.assign(f.style, { position: 'absolute', top: '-100px', width: '1px', height: '1px' });
      const c = channel(() => f.contentWindow);
      o.where.appendChild(f);
      return Promise.resolve(cb(c));
    },
    getParentIframe() {
      if (!parentCh) {
        parentCh = channel(() => window.parent);
        window.parent.postMessage({ __gapi: 1, k: 'ping' }, '*');
      }
      return parentCh;
    },
  };
  window.gapi = {
    load: (_n, o) => setTimeout(() => (o.callback || o)(), 0),
    iframes: { Iframe: () => {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ctx },
  };
  const cb = new URL(document.currentScript.src).searchParams.get('onload');
  setTimeout(() => (cb ? window[cb]?.() : window.gapi_onload?.()), 0);
})();
