/**
 * Answers in the place of Google's api.js, which Firebase's pop-up sign-in loads even against the Auth emulator: the few calls of
 * `gapi.iframes` that it makes, over postMessage. Like the real one it wants a policy of its own for trusted types, goes on without, and
 * loads a second file from its own host by a plain address.
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
  const as = (text) => text;
  let own = null;
  try {
    own = window.trustedTypes?.createPolicy('gapi#gapi', { createHTML: as, createScript: as, createScriptURL: as });
  } catch (error) {
    console.error(error.message);
  }
  const MODULE = 'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.double/m=gapi_iframes/rt=j/sv=1/d=1/cb=gapi.loaded_0?le=scs';
  window.gapi = {
    load(_name, options) {
      window.gapi.loaded_0 = () => {
        window.gapi.iframes = { Iframe: () => {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ctx };
        (options.callback || options)();
      };
      const script = document.createElement('script');
      script.setAttribute('src', own ? own.createScriptURL(MODULE) : MODULE);
      document.head.append(script);
    },
  };
  const cb = new URL(document.currentScript.src).searchParams.get('onload');
  setTimeout(() => (cb ? window[cb]?.() : window.gapi_onload?.()), 0);
})();
