package io.selvage.scheduler.jvm;

import java.lang.reflect.Field;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.ProxySelector;
import java.net.ResponseCache;
import java.net.URL;
import java.net.URLConnection;
import java.util.Hashtable;

/** What {@code java.net} asks: who makes handlers, who knows passwords, proxies and cookies. */
final class NetworkDefaults {
    private NetworkDefaults() {}

    static Snapshot snapshot() {
        Authenticator authenticator = Authenticator.getDefault();
        ProxySelector proxies = ProxySelector.getDefault();
        CookieHandler cookies = CookieHandler.getDefault();
        ResponseCache cache = ResponseCache.getDefault();
        Snapshot streams = factory(URL.class);
        Snapshot contents = factory(URLConnection.class);
        return () -> {
            Authenticator.setDefault(authenticator);
            ProxySelector.setDefault(proxies);
            CookieHandler.setDefault(cookies);
            ResponseCache.setDefault(cache);
            streams.restore();
            contents.restore();
        };
    }

    /** A factory can be set once, by the class's own methods. */
    private static Snapshot factory(Class<?> type) {
        try {
            Field factory = type.getDeclaredField("factory");
            Field handlers = type.getDeclaredField("handlers");
            factory.setAccessible(true);
            handlers.setAccessible(true);
            Object before = factory.get(null);
            return () -> putBack(factory, before, handlers);
        } catch (ReflectiveOperationException | RuntimeException closed) {
            // The next execution will not do what this one did, which shows.
            return () -> {};
        }
    }

    private static void putBack(Field factory, Object before, Field handlers) {
        try {
            if (factory.get(null) != before) {
                factory.set(null, before);
                ((Hashtable<?, ?>) handlers.get(null)).clear();
            }
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
