/** The five monitors of {@code io.selvage.studies} as specifications: calls, state fields, and what must hold. */
package io.selvage.monitor.studies;
