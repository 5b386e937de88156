/** Tests of what PIT's JVMs need. */
package io.selvage.mutate.pit;
