package io.selvage.scheduler.jdk;

import io.selvage.hooks.Sites;
import java.util.Arrays;
import java.util.Set;

/**
 * Arguments that a call only keeps, or compares by identity: a container that is given a future, a lock or a queue does
 * not call it. Objects that define their own equality or order may be called.
 */
public final class StoredArguments extends ClassValue<Boolean> {
    /** Of all containers of the JDK, whose names for the same thing are the same. */
    private static final Set<String> STORING = Set.of("""
            add addElement addFirst addLast contains containsKey containsValue getOrDefault indexOf insertElementAt
            lastIndexOf merge offer offerFirst offerLast push put putFirst putIfAbsent putLast remove
            removeFirstOccurrence removeLastOccurrence replace set setElementAt lazySet compareAndSet getAndSet
            compareAndExchange weakCompareAndSetPlain weakCompareAndSetVolatile setRelease setPlain setOpaque
            complete completeExceptionally""".strip().split("\\s+"));

    private static final byte UNKNOWN = 0;
    private static final byte STORES = 1;
    private static final byte OTHER = 2;

    private byte[] sites = new byte[1024];

    @Override
    protected Boolean computeValue(Class<?> type) {
        try {
            return !Comparable.class.isAssignableFrom(type)
                    && type.getMethod("equals", Object.class).getDeclaringClass() == Object.class
                    && type.getMethod("hashCode").getDeclaringClass() == Object.class;
        } catch (NoSuchMethodException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Whether the call at {@code site} does nothing with {@code argument} that others could notice. */
    public boolean isOnlyStored(Object argument, int site) {
        return stores(site) && get(argument.getClass());
    }

    private boolean stores(int site) {
        if (site >= sites.length) {
            sites = Arrays.copyOf(sites, Math.max(site + 1, sites.length * 2));
        }
        if (sites[site] == UNKNOWN) {
            String member = Sites.get(site).member();
            boolean isContainers = member.startsWith("java.util.");
            String method = member.substring(member.lastIndexOf('.') + 1);
            sites[site] = isContainers && STORING.contains(method) ? STORES : OTHER;
        }
        return sites[site] == STORES;
    }
}
