/** Classes that are mutated, and programs that judge them. */
package io.selvage.mutated;
