package io.selvage.testbed.library.user;

import thirdparty.cache.CachedText;

/** Only the library races. */
public final class UsesCache {
    private UsesCache() {}

    public static void main(String[] args) {
        CachedText text = new CachedText("key");
        new Thread(text::hashCode).start();
        new Thread(text::hashCode).start();
    }
}
