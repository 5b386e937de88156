package io.selvage.testbed.library.user;

import thirdparty.cache.CachedText;

/** The library races, and behind that there is a mistake of the user's own. */
public final class UsesCacheWrongly {
    private static volatile int count;

    private UsesCacheWrongly() {}

    private static void use(CachedText text) {
        text.hashCode();
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        CachedText text = new CachedText("key");
        Thread one = new Thread(() -> use(text));
        Thread other = new Thread(() -> use(text));
        one.start();
        other.start();
        one.join();
        other.join();
        assert count == 2 : count;
    }
}
