package io.selvage.scheduler.gates;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.Weaving;
import io.selvage.scheduler.TestThread;
import java.util.Arrays;

/** What the gates need to know of a site, looked up once. */
public final class SiteOrigins {
    private static final byte UNKNOWN = 0;
    private static final byte PROGRAM = 1;
    private static final byte JDK = 2;
    private static final byte CONCURRENT = 3;

    private byte[] origins = new byte[1024];

    /** True if the site is JDK code inside an operation that has had its scheduling point: it needs no other one. */
    boolean isInsideCall(int site, TestThread thread) {
        byte origin = origin(site);
        return origin == CONCURRENT || origin == JDK && thread.jdk.isInCall();
    }

    /** True if the site is JDK code outside of {@code java.util.concurrent}: the program may use the same locks. */
    boolean isOfJdk(int site) {
        return origin(site) == JDK;
    }

    private byte origin(int site) {
        if (site >= origins.length) {
            origins = Arrays.copyOf(origins, Math.max(site + 1, origins.length * 2));
        }
        byte known = origins[site];
        if (known == UNKNOWN) {
            known = origins[site] = find(Sites.get(site));
        }
        return known;
    }

    private static byte find(Site site) {
        if (site.isInside()) {
            return PROGRAM;
        }
        String type = site.type();
        if (type.startsWith("java.util.concurrent.")) {
            return CONCURRENT;
        }
        if (type.startsWith("java.")) {
            return JDK;
        }
        // A framework has been called by the program, and locks nothing but what is its own.
        return Weaving.isNeverWoven(type) ? CONCURRENT : PROGRAM;
    }
}
