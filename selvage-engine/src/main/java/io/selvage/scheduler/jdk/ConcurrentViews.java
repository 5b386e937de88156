package io.selvage.scheduler.jdk;

/**
 * Views of {@code java.util.concurrent}: a lock's conditions, a read-write lock's two halves, a map's key set, a
 * wrapped executor, a phaser with a parent.
 */
public final class ConcurrentViews extends Views {
    @Override
    boolean isCovered(String packageName) {
        return packageName.startsWith("java.util.concurrent");
    }
}
