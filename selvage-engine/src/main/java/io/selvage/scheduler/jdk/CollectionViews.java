package io.selvage.scheduler.jdk;

/** Views of {@code java.util}: iterators, key sets, sublists, wrappers, wrapped entries. */
public final class CollectionViews extends Views {
    @Override
    boolean isCovered(String packageName) {
        return packageName.equals("java.util");
    }
}
