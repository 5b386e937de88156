package io.selvage.agent.effects;

/** What names of methods of {@code Unsafe}, of handles of variables and of field updaters say. */
final class UnsafeNames {
    private UnsafeNames() {}

    /** Asks the JVM, makes an object, or orders others' accesses. */
    static boolean isPure(String name) {
        return switch (name) {
            case "<init>",
                    "getUnsafe",
                    "getScopedMemoryAccess",
                    "objectFieldOffset",
                    "arrayBaseOffset",
                    "arrayIndexScale",
                    "arrayInstanceBaseOffset",
                    "arrayInstanceIndexScale",
                    "staticFieldOffset",
                    "addressSize",
                    "isBigEndian",
                    "unalignedAccess",
                    "pageSize",
                    "dataCacheLineFlushSize",
                    "ensureClassInitialized",
                    "shouldBeInitialized",
                    "allocateInstance",
                    "allocateUninitializedArray",
                    "loadFence",
                    "storeFence",
                    "fullFence",
                    "loadLoadFence",
                    "storeStoreFence",
                    "throwException",
                    "park",
                    "unpark",
                    "objectFieldOffset1" -> true;
            default -> false;
        };
    }

    static boolean isAccess(String name) {
        return name.startsWith("get")
                || name.startsWith("put")
                || name.startsWith("compareAnd")
                || name.startsWith("weakCompareAnd")
                || name.equals("setMemory");
    }

    /** Whether it only reads. */
    static boolean isRead(String name) {
        return name.startsWith("get") && !name.startsWith("getAnd");
    }

    static boolean isOrdered(String name) {
        return name.contains("AndSet")
                || name.contains("AndExchange")
                || name.contains("AndAdd")
                || name.contains("AndBitwise")
                || name.contains("Volatile")
                || name.contains("Acquire")
                || name.contains("Release")
                || name.contains("Opaque");
    }
}
