package io.selvage.hooks;

/** Which classes of threads have a {@code start()} of their own. */
final class StartOverrides {
    private static final ClassValue<Boolean> OVERRIDES = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            try {
                return type.getMethod("start").getDeclaringClass() != Thread.class;
            } catch (NoSuchMethodException | LinkageError unknown) {
                return false;
            }
        }
    };

    private StartOverrides() {}

    static boolean in(Class<?> type) {
        if (type == Thread.class) {
            return false;
        }
        HookThread below = HookThread.below();
        if (below == null) {
            return OVERRIDES.get(type);
        }
        int before = below.inert;
        below.inert = 1;
        try {
            return OVERRIDES.get(type);
        } finally {
            below.inert = before;
        }
    }
}
