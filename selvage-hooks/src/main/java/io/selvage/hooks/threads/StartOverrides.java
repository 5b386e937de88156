package io.selvage.hooks.threads;

/** Which classes of threads have a {@code start()} of their own. */
public final class StartOverrides {
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

    public static boolean in(Class<?> type) {
        return type != Thread.class && OVERRIDES.get(type);
    }
}
